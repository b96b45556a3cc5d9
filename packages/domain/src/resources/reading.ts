// Where a student is in a book: a page, and bookmarks.

/** No book has as many pages; what a browser sends above it is nonsense. */
export const lastPage = 2000
export const mostBookmarks = 100

export type BookmarkDecision =
  | { readonly ok: true; readonly bookmarks: readonly number[] }
  | { readonly ok: false; readonly refusal: 'enough-bookmarks' }

/** Sets or takes away one bookmark; the others stay, in the order of their pages, each once. */
export const decideBookmark = (
  bookmarks: readonly number[],
  page: number,
  isSet: boolean,
): BookmarkDecision => {
  const others = bookmarks.filter((bookmark) => bookmark !== page)
  if (!isSet) return { ok: true, bookmarks: others }
  if (others.length >= mostBookmarks) return { ok: false, refusal: 'enough-bookmarks' }
  return { ok: true, bookmarks: [...others, page].sort((one, other) => one - other) }
}
