// Every address of the app and the screen that answers it.
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('learnmore', 'routes/learnmore.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  layout('with-data.tsx', [
    layout('routes/account.tsx', [route('login', 'routes/login.tsx'), route('signup', 'routes/signup.tsx')]),
    route('forgot-password', 'routes/forgot-password.tsx'),
    route('reset-password', 'routes/reset-password.tsx'),
    route('confirm-email', 'routes/confirm-email.tsx'),
    route('google', 'routes/google.tsx'),
    route('dev', 'routes/dev.tsx'),
    layout('shell.tsx', [
      route('dashboard', 'routes/dashboard.tsx'),
      route('question', 'routes/question.tsx'),
      route('math', 'routes/math.tsx'),
      route('progress', 'routes/progress.tsx'),
      route('leaderboard', 'routes/leaderboard.tsx'),
      route('me', 'routes/me.tsx'),
      route('*', 'routes/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig
