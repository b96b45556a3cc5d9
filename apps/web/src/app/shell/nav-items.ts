// The items of the main navigation, in order, and which of them an address belongs to.
import { screens } from '@toron/domain/screens.ts'
import { BookOpen, FlaskConical, type LucideIcon, Moon, Pi, Trophy } from 'lucide-react'
import { messages } from './messages.ts'

export interface NavItem {
  readonly to: string
  readonly label: string
  /** For the phone's narrow bar. */
  readonly shortLabel: string
  readonly icon: LucideIcon
}

export const navItems: readonly NavItem[] = [
  { to: screens.tonight, ...messages.places.tonight, icon: Moon },
  { to: screens.science, ...messages.places.science, icon: FlaskConical },
  { to: screens.maths, ...messages.places.maths, icon: Pi },
  { to: screens.resources, ...messages.places.resources, icon: BookOpen },
  { to: screens.leaderboard, ...messages.places.leaderboard, icon: Trophy },
]

/** The screens that belong to a place without being under its address. */
const parts: Readonly<Record<string, readonly string[]>> = {
  [screens.tonight]: [screens.plan, screens.map],
  [screens.science]: [screens.question],
}

export const isWithin = (to: string, pathname: string): boolean =>
  pathname === to || pathname.startsWith(`${to}/`) || parts[to]?.includes(pathname) === true
