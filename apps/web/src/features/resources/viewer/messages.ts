// The words of the viewer of study files.
import { countOf, formatNumber } from '@toron/domain/format.ts'
import { currencyName } from '@toron/domain/product.ts'
import { commonMessages } from '../../../platform/messages.ts'
import { offlineMessage } from '../../../platform/offline/messages.ts'
import type { Failure } from './reading.ts'

const failures: Readonly<Record<Failure, { readonly title: string; readonly text: string }>> = {
  'signed-out': {
    title: 'You are signed out',
    text: 'Sign in, and this file opens where you left it.',
  },
  locked: {
    title: 'This file is locked',
    text: `Unlock it with your ${currencyName} first, then it is yours to read.`,
  },
  gone: {
    title: 'This file is missing',
    text: 'It is not where it should be, on our side. Look in again later.',
  },
  busy: { title: 'One moment', text: commonMessages.busy },
  unreachable: { title: 'The file did not load', text: offlineMessage },
}

export const messages = {
  failures,
  signIn: 'Sign In',
  retry: 'Try again',
  back: 'Back to Resources',
  close: 'Close',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  /** `<wide>` marks words for wide screens. */
  page: (page: number, pages: number) => `<wide>Page </wide>${formatNumber(page)} of ${formatNumber(pages)}`,
  bookmark: 'Bookmark this page',
  /** On a page that has one. */
  unbookmark: 'Take the bookmark away',
  bookmarkFailed: 'The bookmark could not be kept. Try again when you are online.',
  search: 'Search in this book',
  places: 'Contents and bookmarks',
  closePanel: 'Close the list',
  contents: 'Contents',
  bookmarks: 'Bookmarks',
  noBookmarks: 'No bookmarks yet. Press the ribbon above on a page to come back to.',
  pageNumber: (page: number) => `Page ${formatNumber(page)}`,
  query: 'Find',
  searching: (page: number, pages: number) =>
    `Searching: page ${formatNumber(page)} of ${formatNumber(pages)}`,
  found: (count: number) =>
    count === 0 ? 'Nothing found.' : countOf(count, { one: 'page has it', other: 'pages have it' }),
  mostFound: (count: number) => `The first ${formatNumber(count)} pages that have it.`,
  searchFailed: 'Not all pages could be searched. Check your connection and try again.',
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
  zoom: (percent: number) => `Zoom ${formatNumber(percent)}%`,
  /** The name of a link without text. */
  link: 'Link to another page',
}
