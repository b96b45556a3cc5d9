// Theme, sound and single-letter keys: settings of this device, which never leave it.
import { useSyncExternalStore } from 'react'
import { readStored, store, watchStored } from './storage.ts'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

const readTheme = (): Theme => themes.find((theme) => theme === readStored('theme')) ?? 'system'

export const useTheme = (): Theme => useSyncExternalStore(watchStored, readTheme, () => 'system')

export const setTheme = (theme: Theme): void => {
  store('theme', theme)
  applyTheme()
}

const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)')

const applyTheme = (): void => {
  const theme = readTheme()
  document.documentElement.dataset.theme =
    theme === 'system' ? (prefersDark().matches ? 'dark' : 'light') : theme
}

/** Follows the system and other tabs. Returns a function that stops it. */
export const followTheme = (): (() => void) => {
  applyTheme()
  const system = prefersDark()
  system.addEventListener('change', applyTheme)
  const stop = watchStored(applyTheme)
  return () => {
    system.removeEventListener('change', applyTheme)
    stop()
  }
}

/**
 * Runs in the page's head before the first paint, so that a dark page never flashes white. It has no quotes or angle
 * brackets because React escapes them in text.
 */
export const themeScript =
  '(function(){var t=null;try{t=localStorage.getItem(`theme`)}catch(e){}' +
  'if(![`light`,`dark`].includes(t))t=matchMedia(`(prefers-color-scheme: dark)`).matches?`dark`:`light`;' +
  'document.documentElement.dataset.theme=t})()'

/** The resolved theme, for pictures that must follow it. */
const shownTheme = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')

const watchShownTheme = (onChange: () => void): (() => void) => {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

export const useShownTheme = (): 'light' | 'dark' =>
  useSyncExternalStore(watchShownTheme, shownTheme, () => 'light')

export const isSoundOn = (): boolean => readStored('sound') !== 'off'

export const useSoundOn = (): boolean => useSyncExternalStore(watchStored, isSoundOn, () => true)

export const setSoundOn = (on: boolean): void => store('sound', on ? 'on' : 'off')

/** Whether single letters and digits are shortcuts on the practice screen; they can be switched off (WCAG 2.1.4). */
const areSingleKeysOn = (): boolean => readStored('single-keys') !== 'off'

export const useSingleKeys = (): boolean => useSyncExternalStore(watchStored, areSingleKeysOn, () => true)

export const setSingleKeys = (on: boolean): void => store('single-keys', on ? 'on' : 'off')
