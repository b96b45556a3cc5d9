/** What the build puts in place of these names (service-worker.config.ts). */

/** The version of the web build: the hash of its list of screens. */
declare const buildVersion: string
/** Paths of the prerendered pages. The last one opens every screen that has no page of its own. */
declare const buildPages: readonly string[]
/** Files of every screen. */
declare const buildFiles: readonly string[]
/** Large files that only reading a book needs. */
declare const bookFiles: readonly string[]
