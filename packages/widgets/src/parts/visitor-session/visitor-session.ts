/** Where this device keeps the secret session of a visitor's quiz: the quiz's own, and the coach's proof of the desk. */
export const quizSessionName = (quiz_id: string) => `quiz-session:${quiz_id}`
