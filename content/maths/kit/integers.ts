// Whole numbers by counting, so that a check uses no formula.

/** 1, 2, … n. */
export const upTo = (n: number): number[] => Array.from({ length: n }, (_, k) => k + 1)

export const isPrime = (n: number): boolean => n > 1 && upTo(n).filter((k) => n % k === 0).length === 2
