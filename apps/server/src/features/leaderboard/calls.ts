import { buyTime } from './buy-time.ts'
import { readBoard } from './read-board.ts'
import { readLastPodium } from './read-last-podium.ts'
import { reportName } from './report-name.ts'
import { setVisibility } from './set-visibility.ts'
import { tick } from './tick.ts'

export const leaderboardCalls = [readBoard, readLastPodium, tick, setVisibility, reportName, buyTime]
