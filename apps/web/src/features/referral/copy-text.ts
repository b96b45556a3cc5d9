// Copying to the clipboard. Browsers offer the clipboard on https only; elsewhere the text is selected and
// document.execCommand is tried. If that fails too, the selected text can be copied by hand.

/** Returns whether the text was copied. @param field an input with the same text */
export const copyText = async (text: string, field: HTMLInputElement): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    field.focus()
    field.select()
    return document.execCommand('copy')
  }
}
