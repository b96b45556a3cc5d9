// The words after a paper was worked in print.

export const messages = {
  title: 'Done in print? Get the mark scheme',
  own: 'If you worked this paper on paper, mark it here, question by question, with the solution and its marks beside you. It then counts as sat.',
  markIt: 'Mark my paper',
  ofOptions:
    'If you worked this paper on paper, begin it here and choose your answers: they are marked when you hand it in.',
  code: 'Code of a teacher',
  codeHint: 'Toron gives teachers a code for the mark scheme of a paper. Capitals and hyphens do not matter.',
  openScheme: 'Open the mark scheme',
}
