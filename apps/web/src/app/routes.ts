// Every address of the app and its screen.
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { screens } from '@toron/domain/screens.ts'

/** @param file in `routes/`, without its extension */
const screen = (name: keyof typeof screens, file: string) =>
  route(screens[name].slice(1), `routes/${file}.tsx`)

export default [
  index('routes/home.tsx'),
  screen('learnMore', 'learnmore'),
  screen('privacy', 'privacy'),
  layout('with-data.tsx', [
    layout('routes/account.tsx', [screen('signIn', 'login'), screen('signUp', 'signup')]),
    screen('forgotPassword', 'forgot-password'),
    screen('resetPassword', 'reset-password'),
    screen('confirmEmail', 'confirm-email'),
    screen('googleReturn', 'google'),
    screen('administration', 'dev'),
    layout('shell/shell.tsx', [
      screen('tonight', 'tonight'),
      screen('plan', 'plan'),
      screen('map', 'map'),
      screen('papers', 'papers'),
      screen('paper', 'paper'),
      screen('science', 'dashboard'),
      screen('question', 'question'),
      screen('maths', 'math'),
      screen('resources', 'progress'),
      screen('leaderboard', 'leaderboard'),
      screen('me', 'me'),
      route('*', 'routes/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig
