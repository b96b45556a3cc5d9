// The words of the sign-in screen in its two modes.
import { anonymousName } from '@toron/domain/account/anonymous.ts'
import { productName } from '@toron/domain/product.ts'

export const messages = {
  'sign-in': {
    page: 'Sign in',
    title: 'Welcome Back',
    subtitle: 'Sign in to access your account',
    submit: 'Sign In',
    otherMode: "Don't have an account? <link>Sign up</link>",
  },
  'sign-up': {
    page: 'Create your account',
    title: `Join ${productName}`,
    subtitle: 'Create your account to get started',
    submit: 'Create Account',
    otherMode: 'Already have an account? <link>Sign in</link>',
  },
  emailForm: 'Email',
  forgotPassword: 'Forgot your password?',
  privacy: 'What we keep about you, and why',
  motto: 'Empowering learners worldwide.',
  visibility: {
    legend: 'How other students see you',
    public: 'Public',
    anonymous: 'Anonymous',
    publicMeans: 'The leaderboard shows your name and picture to other students. You can change this later.',
    anonymousMeans: `The leaderboard shows “${anonymousName}” and no picture. You can change this later.`,
  },
}
