// What an answer on the landing page needs: asking the server, and showing what it says. Loaded apart from the page.
export { explain } from '../../../platform/messages.ts'
export { checkAnswer } from '../question/check-answer.ts'
export { VerdictPanel } from '../question/verdict-panel.tsx'
