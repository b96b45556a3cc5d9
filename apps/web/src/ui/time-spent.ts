// Minutes as the dashboard and the boards show them.
import { messages } from './messages.ts'

/** `15 h 21 m` */
export const hoursAndMinutes = (minutes: number): string =>
  messages.timeSpent(Math.floor(minutes / 60), minutes % 60)
