// The words of a book that flows.
import type { Paper } from './reader.ts'

const names: Readonly<Record<Paper, string>> = {
  app: 'As the app',
  white: 'White',
  cream: 'Cream',
  dark: 'Dark',
}

export const messages = {
  flow: 'Text that fits the screen',
  pages: 'Printed pages',
  settings: 'Text and paper',
  size: 'Text size',
  smaller: 'Smaller text',
  larger: 'Larger text',
  sizeNow: (size: number) => `${size}`,
  paper: 'Paper',
  papers: names,
  previousChapter: 'Previous chapter',
  nextChapter: 'Next chapter',
  /** `<name>` marks the name of the chapter, which may be in another language. */
  next: (name: string) => `Next: <name>${name}</name>`,
  readAloud: 'Read aloud',
  stopReading: 'Stop reading aloud',
  noVoice: (language: string) =>
    `This device has no voice for ${language}, so this book cannot be read aloud on it. Voices can be added in the settings of the device.`,
  languages: { en: 'English', bn: 'Bangla' },
}
