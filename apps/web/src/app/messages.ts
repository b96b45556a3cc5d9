// The words shown while a screen loads, when it does not exist and when it breaks.
import { currencyName, productName } from '@toron/domain/product.ts'

export const messages = {
  loading: `Loading ${productName}...`,
  backToScience: 'Back to Science',
  notFound: {
    title: 'Page not found',
    text: 'Nothing is at this address. It may be mistyped, or the page may have moved.',
  },
  broken: {
    title: 'Something went wrong',
    text: `This screen stopped working. Your answers and your ${currencyName} are safe.`,
    whatToDo: 'Try again; if it happens once more, check your connection.',
    retry: 'Try again',
  },
}
