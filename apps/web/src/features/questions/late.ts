// What is fetched late, in one file.
export { AboutQuestion } from './about-question.tsx'
export { QuestionNews } from './question-news.tsx'
