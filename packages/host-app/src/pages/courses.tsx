import { Foot } from '../frames/foot.tsx'
import type { PageTools } from '../routes/route.ts'
import { rolesOf } from '../session/user.ts'
import { CoachCourseList } from '../widgets.ts'
import { useBeginning } from './use-beginning.ts'

/** What may be learnt here, for everybody to look at; `?course=` opens one. Not in the spec: our choice. */
export function Courses({ query, user, product, go }: PageTools) {
  useBeginning(query.get('course'))
  const buys = user ? rolesOf(user).some((role) => role === 'student' || role === 'parent') : false
  const places = {
    list: '/courses',
    join: user ? `/${product}/dashboard` : `/${product}/signup`,
    redeem: '/redeem',
    coach: '/ask-coach',
  }
  return (
    <>
      <div className="courses">
        <CoachCourseList
          course-id={query.get('course')}
          joinable={!user || buys}
          onCoachNavigate={({ detail }) =>
            go(detail.to === 'course' ? `/courses?course=${encodeURIComponent(detail.course_id)}` : places[detail.to])
          }
        />
      </div>
      <Foot />
    </>
  )
}
