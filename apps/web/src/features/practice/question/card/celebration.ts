// The celebration of a right answer: a sound, and confetti at ten and twenty-five in a row. Decoration only: failures
// are ignored, and motion is omitted with reduced motion.
import { isSoundOn } from '../../../../platform/preferences.ts'
import { wantsLessMotion } from '../../frame/fly-coin.ts'

const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()

let sound: HTMLAudioElement | undefined

export const playCorrect = (): void => {
  if (!isSoundOn()) return
  sound ??= new Audio('/sounds/correct.wav')
  sound.currentTime = 0
  // The browser may refuse to play, or the file may not load: the answer is right all the same.
  sound.play().catch(() => undefined)
}

export const celebratesAt = (inARow: number): boolean => inARow === 10 || inARow === 25

export const throwConfetti = async (inARow: number): Promise<void> => {
  if (wantsLessMotion()) return
  const canvas = document.createElement('canvas')
  canvas.setAttribute('aria-hidden', 'true')
  canvas.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;pointer-events:none;z-index:60'
  try {
    const { default: confetti } = await import('canvas-confetti')
    document.body.append(canvas)
    // No worker: the Content-Security-Policy allows none from a blob.
    const fire = confetti.create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true })
    const colors = ['--brand', '--skizie', '--right', '--physics', '--maths'].map(token)
    const burst = (x: number, angle: number) =>
      fire({
        particleCount: inARow === 25 ? 110 : 60,
        angle,
        spread: 65,
        startVelocity: 48,
        origin: { x, y: 0.75 },
        colors,
      })
    await Promise.all([burst(0.1, 60), burst(0.9, 120)])
  } catch {
    // The page may be offline before the confetti code was loaded.
  } finally {
    canvas.remove()
  }
}
