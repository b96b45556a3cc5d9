// The paper that is open: /paper?sitting=…
import { useSearchParams } from 'react-router'
import { SittingScreen } from '../../features/papers/sitting/sitting-screen.tsx'

export const handle = { standsAlone: true }

export default function Paper() {
  const [search] = useSearchParams()
  return <SittingScreen sittingId={search.get('sitting')} />
}
