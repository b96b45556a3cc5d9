// The names of what is kept of a topic.

export const runKept = (topic: string): string => `run:${topic}`
export const mathsKept = (topic: string): string => `maths:${topic}`
