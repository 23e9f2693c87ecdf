const asked = new URLSearchParams(location.search)
const learner = encodeURIComponent(asked.get('learner') ?? 'mia-4711')

// The page's own backend says who is signed in; CoachKit asks again before the token ends.
window.coachkit = window.coachkit ?? []
window.coachkit.push([
  'identify',
  {
    getToken: async ({ signal }) => {
      const answer = await fetch(`/examples/lms/token?learner=${learner}`, { signal })
      return (await answer.json()).token
    },
  },
])

const choice = document.querySelector('#quiz')
const place = document.querySelector('#place')

function show(id) {
  const quiz = document.createElement('coach-quiz')
  quiz.setAttribute('quiz-id', id)
  place.replaceChildren(quiz)
}

async function begin() {
  const { quizzes } = await (await fetch(`/examples/lms/quizzes?learner=${learner}`)).json()
  for (const { id, title, question_count } of quizzes) choice.append(new Option(`${title} (${question_count})`, id))
  const first = asked.get('quiz') ?? quizzes[0]?.id
  if (first) {
    choice.value = first
    show(first)
  } else {
    place.textContent = 'Nothing has been set yet.'
  }
}

choice.addEventListener('change', () => show(choice.value))
document.addEventListener('coach-quiz-complete', ({ detail }) => {
  document.querySelector('#said').textContent = `Handed in: ${detail.total_score} of ${detail.max_score} marks.`
})
begin().catch(() => {
  place.textContent = 'The homework could not be loaded. Reload the page in a moment.'
})
