// The celebration of a right answer: a sound, and confetti at ten and twenty-five in a row. Decoration only: failures
// are ignored, and motion is omitted with reduced motion.
import { isSoundOn } from '../../../../platform/preferences.ts'
import { wantsLessMotion } from '../../frame/less-motion.ts'

let sound: HTMLAudioElement | undefined

export const playCorrect = (): void => {
  if (!isSoundOn()) return
  sound ??= new Audio('/sounds/correct.wav')
  sound.currentTime = 0
  // The browser may refuse to play, or the file may not load: the answer is right all the same.
  sound.play().catch(() => undefined)
}

export const celebratesAt = (inARow: number): boolean => inARow === 10 || inARow === 25

/** Its code comes with the first confetti. */
export const throwConfetti = async (inARow: number): Promise<void> => {
  if (wantsLessMotion()) return
  try {
    const { burst } = await import('./confetti.ts')
    await burst(inARow)
  } catch {
    // The page may be offline before the code was loaded.
  }
}
