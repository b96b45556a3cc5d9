// How the web app is built: one page application without a server of its own; the sign-in screen is written
// to files at build time, because it is where most visits begin.
import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/app',
  ssr: false,
  prerender: ['/login', '/signup'],
} satisfies Config
