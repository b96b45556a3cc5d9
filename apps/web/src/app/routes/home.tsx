// The front door leads straight to practice for now.
import { Navigate } from 'react-router'

export default function Home() {
  return <Navigate to="/dashboard" replace />
}
