/** What others see of a student without a name of their own, or with one that is not shown. */
export const anonymousName = 'Anonymous User'
