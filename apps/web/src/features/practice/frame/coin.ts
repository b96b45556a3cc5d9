import { wantsLessMotion } from './less-motion.ts'

/** A coin flies from where Skizies were earned to the balance. Its code comes with the first one. */
export const sendCoin = async (from: Element): Promise<void> => {
  if (wantsLessMotion()) return
  try {
    const { flyCoin } = await import('./fly-coin.ts')
    flyCoin(from, [document.getElementById('balance'), document.getElementById('earned-in-run')])
  } catch {
    // Decoration only: the page may be offline before the code was loaded.
  }
}
