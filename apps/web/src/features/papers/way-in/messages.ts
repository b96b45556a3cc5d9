// The words of the way to papers, apart from the others: Science and Math load them.

export const messages = {
  title: 'Sit a paper',
  text: 'Forty questions of science, or two hours of maths',
}
