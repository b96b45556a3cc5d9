// Signing in on a day, and the badges (product rules 11.1 to 11.8 and 10.1 to 10.15, decisions 10, 13, 36 and 71).
import { answeredIn, correctIn, dayOf, monthOf, type State, type Step, type Topic } from './state.ts'

const science = ['motion', 'enzymes']

/** The state with the badges it has won by now, and their names. Every topic is looked at, as the modal does. */
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
  const known = dayOf(now, state.timeZone)
  const device = dayOf(now, timeZone)
  const last = state.days.at(-1)
  if (last === undefined) return { ...state, timeZone, streak: 1, days: [device.toString()], wasAway: false }
  const before = Temporal.PlainDate.from(last)
  const here = wholeDays(before, device)
  const there = wholeDays(before, known)
  if (here < 1 && there !== 1) return state.wasAway ? { ...state, wasAway: false } : state
  // The calendar of the device or of the zone on record says that no day is missing; what lies between the two is noted too.
  if (here < 2 || there < 2) {
    const noted = Array.from({ length: Math.max(here, 1) }, (_, index) =>
      before.add({ days: index + 1 }).toString(),
    )
    const days = [...state.days, ...noted].slice(-30)
    return { ...state, timeZone, streak: state.streak + 1, days, wasAway: false }
  }
  const days = [...state.days, device.toString()].slice(-30)
  return { ...state, timeZone, streak: 1, days, wasAway: here >= 3 && there >= 3 }
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
