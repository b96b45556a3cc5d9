// The places of the app in the order of its header, and which of them an address belongs to.
import { BookOpen, FlaskConical, type LucideIcon, Pi, Trophy } from 'lucide-react'

export interface Place {
  readonly to: string
  readonly label: string
  /** For the narrow bar of a phone. */
  readonly shortLabel: string
  readonly icon: LucideIcon
}

export const places: readonly Place[] = [
  { to: '/dashboard', label: 'Science', shortLabel: 'Science', icon: FlaskConical },
  { to: '/math', label: 'Math', shortLabel: 'Math', icon: Pi },
  { to: '/progress', label: 'Resources', shortLabel: 'Resources', icon: BookOpen },
  { to: '/leaderboard', label: 'Leaderboard', shortLabel: 'Board', icon: Trophy },
]

/** Practising a topic is part of Science. */
export const isWithin = (place: string, pathname: string): boolean =>
  pathname === place ||
  pathname.startsWith(`${place}/`) ||
  (place === '/dashboard' && pathname === '/question')
