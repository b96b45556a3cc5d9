/** The column of a practice screen. */
export const columnClass = 'mx-auto w-full max-w-[820px] px-4 md:px-7'
