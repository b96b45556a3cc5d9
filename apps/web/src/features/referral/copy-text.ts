// Copying to the clipboard. Browsers offer that on https only; elsewhere the text is selected and the old command is
// tried, and if that fails too the selection is there to be copied by hand.

/** Whether the text is on the clipboard now. @param field holds the same text */
export async function copyText(text: string, field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    field.focus()
    field.select()
    return document.execCommand('copy')
  }
}
