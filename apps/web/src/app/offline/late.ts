// What concerns choosing for offline, which is fetched when the browser is idle.
export { ChoiceButton } from './choice-button.tsx'
export { ForOffline } from './for-offline.tsx'
