// Loaded before the server, so that its clock is that many days ahead.
const ahead = Number(process.env.DAYS_LATER ?? 0) * 24 * 60 * 60 * 1000
const now = Date.now

Date.now = () => now() + ahead
