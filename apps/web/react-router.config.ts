// The web app is a single-page application without server rendering. The pages where most visits begin are
// prerendered, and can be read without JavaScript.
import type { Config } from '@react-router/dev/config'
import { screens } from '@toron/domain/screens.ts'

export default {
  appDirectory: 'src/app',
  ssr: false,
  prerender: [screens.landing, screens.learnMore, screens.privacy, screens.signIn, screens.signUp],
} satisfies Config
