// The words of the front pages' header and footer.
import { productName } from '@toron/domain/product.ts'

export const messages = {
  /** The marked words are for screen readers only: a list of links lacks the context of the page. */
  learnMore: `Learn More<unseen> about ${productName}</unseen>`,
  startLearning: 'Start Learning for Free',
  header: {
    goToScience: 'Go to Science',
    signIn: 'Sign In',
    signUp: 'Get Started',
  },
  footer: {
    product: `${productName}: free exam practice for IGCSE students.`,
    about: 'About and contact',
    privacy: 'Privacy',
    practise: 'Practise as a visitor',
  },
}
