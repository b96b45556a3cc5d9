// Signing in and signing up share one screen, so that typed text survives a change of mode.
import { Outlet, useLocation } from 'react-router'
import { SignInScreen } from '../../features/account/sign-in/sign-in-screen.tsx'

export default function Account() {
  const { pathname } = useLocation()
  return (
    <>
      <Outlet />
      <SignInScreen mode={pathname.startsWith('/signup') ? 'sign-up' : 'sign-in'} />
    </>
  )
}
