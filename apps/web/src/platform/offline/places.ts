// Where the files lie that were chosen for offline.

/** The cache with a student's books. */
export const bookCache = (student: string): string => `books-${student}`

/** The cache with the questions and pictures of a topic. */
export const topicCache = (topic: string): string => `topic-${topic}`
