// Every screen of the web app by its address. The app routes by them, and the server answers them with a page and any
// other path with "not found".

export const screens = {
  landing: '/',
  learnMore: '/learnmore',
  privacy: '/privacy',
  signIn: '/login',
  signUp: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  googleReturn: '/google',
  tonight: '/tonight',
  plan: '/plan',
  map: '/map',
  papers: '/papers',
  paper: '/paper',
  science: '/dashboard',
  question: '/question',
  maths: '/math',
  resources: '/progress',
  leaderboard: '/leaderboard',
  me: '/me',
  /** For everybody but an administrator there is nothing here (decision 6), and for the server neither. */
  administration: '/dev',
} as const
