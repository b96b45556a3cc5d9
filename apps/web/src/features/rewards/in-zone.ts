/** Formats in a zone, or in the device's if the browser does not know that zone. */
export const inZone = (timeZone: string | undefined, format: (timeZone?: string) => string): string => {
  try {
    return format(timeZone)
  } catch {
    return format()
  }
}
