// Signing in on a day, and the badges (product rules 11.1 to 11.8 and 10.1 to 10.15, decisions 10, 13, 36 and 71).
import { answeredIn, correctIn, dayOf, monthOf, type State, type Step, type Topic } from './state.ts'

const science = ['motion', 'enzymes']

/** The state with the badges it has won by now, and their names. Checks every topic, as the modal does. */
export const winBadges = (state: State, now: number): { state: State; won: string[] } => {
  const topics = Object.entries(state.topics)
  const graded = topics.filter(([key]) => science.includes(key)).map(([, topic]) => topic)
  const counts = topics.map(([, topic]) => ({ answered: answeredIn(topic), all: topic.signs.length }))
  const answered = counts.reduce((sum, topic) => sum + topic.answered, 0)
  const reached: Readonly<Record<string, boolean>> = {
    first_steps: answered >= 1,
    comeback_kid: state.wasAway,
    sharp_shooter: graded.some(({ inARow }) => inARow >= 5),
    streak_5: state.streak >= 5,
    weekly_warrior: state.days.length >= 7,
    focused_learner: counts.some((topic) => topic.answered >= 20),
    accuracy_master: graded.some(isMastered),
    topic_pro: counts.some((topic) => topic.answered === topic.all),
    unstoppable: state.streak >= 30,
  }
  const won = Object.keys(reached).filter((badge) => reached[badge] && state.badges[badge] === undefined)
  if (won.length === 0) return { state, won }
  const badges = { ...state.badges, ...Object.fromEntries(won.map((badge) => [badge, now])) }
  return { state: { ...state, badges }, won: won.sort() }
}

const isMastered = (topic: Topic) => {
  const answered = answeredIn(topic)
  return answered >= Math.min(10, topic.signs.length) && correctIn(topic) * 100 >= answered * 90
}

const wholeDays = (from: Temporal.PlainDate, to: Temporal.PlainDate) => from.until(to).total('days')

export const checkIn = (state: State, now: number, timeZone: string): Step => {
  const { state: after, won } = winBadges(signedIn(state, now, timeZone), now)
  return { state: after, status: 200, body: { me: meOf(after, now), newBadges: won } }
}

const signedIn = (state: State, now: number, timeZone: string): State => {
  const onRecord = dayOf(now, state.timeZone)
  const device = dayOf(now, timeZone)
  const last = state.days.at(-1)
  if (last === undefined) return { ...state, timeZone, streak: 1, days: [device.toString()], wasAway: false }
  const before = Temporal.PlainDate.from(last)
  const gapOnDevice = wholeDays(before, device)
  const gapOnRecord = wholeDays(before, onRecord)
  if (gapOnDevice < 1 && gapOnRecord !== 1) return state.wasAway ? { ...state, wasAway: false } : state
  // The calendar of the device or of the zone on record has no missing day; the days in between are recorded, too.
  if (gapOnDevice < 2 || gapOnRecord < 2) {
    const recorded = Array.from({ length: Math.max(gapOnDevice, 1) }, (_, index) =>
      before.add({ days: index + 1 }).toString(),
    )
    const days = [...state.days, ...recorded].slice(-30)
    return { ...state, timeZone, streak: state.streak + 1, days, wasAway: false }
  }
  const days = [...state.days, device.toString()].slice(-30)
  return { ...state, timeZone, streak: 1, days, wasAway: gapOnDevice >= 3 && gapOnRecord >= 3 }
}

/** The part of the user document that requests change. */
export const meOf = (state: State, now: number) => ({
  skizies: state.balance,
  timeSpent: state.spent,
  monthlyTime: state.months[monthOf(now)] ?? 0,
  allTimeTime: state.minutes,
  streak: state.streak,
  lastLoginDates: state.days,
  wasInactiveFor3Days: state.wasAway,
  unlockedFiles: state.files,
  badgesWon: Object.keys(state.badges).length,
  timeZone: state.timeZone,
})
