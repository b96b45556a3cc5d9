// How the web app is built: one page application without a server of its own; the pages where most visits
// begin are written to files at build time, and can be read without JavaScript.
import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/app',
  ssr: false,
  prerender: ['/', '/learnmore', '/privacy', '/login', '/signup'],
} satisfies Config
