import { useDeployment } from '../deployment.ts'
import { Foot } from '../frames/foot.tsx'
import type { PageTools } from '../routes/route.ts'
import { chooseCourse } from '../session/chosen-course.ts'
import { buysCourses } from '../session/user.ts'
import { CoachCourseList } from '../widgets.ts'
import { placeOf } from './family/family-wishes.ts'
import { useBeginning } from './use-beginning.ts'

/**
 * What may be learnt here, for everybody to look at; `?course=` opens one. Whoever takes one goes on with it in the shop,
 * a guest by way of the sign-up. Not in the spec: our choice.
 */
export function Courses({ query, user, product, go }: PageTools) {
  const { brand } = useDeployment()
  useBeginning(query.get('course'))
  const places = { list: '/courses', redeem: '/redeem', coach: '/ask-coach' }

  function take(course: { id: string; title: string }) {
    chooseCourse(course)
    go(user ? placeOf({ to: 'shop', child_id: '' }, { product, user }) : `/${product}/signup`)
  }
  const cover = query.get('course') ? brand.record.bookcover_url : undefined
  return (
    <>
      <div className={cover ? 'courses has-cover' : 'courses'}>
        {cover && <img className="course-cover" src={cover} alt="" />}
        <CoachCourseList
          course-id={query.get('course')}
          joinable={!user || buysCourses(user)}
          onCoachNavigate={({ detail }) => {
            if (detail.to === 'join') take({ id: detail.course_id, title: detail.title })
            else
              go(detail.to === 'course' ? `/courses?course=${encodeURIComponent(detail.course_id)}` : places[detail.to])
          }}
        />
      </div>
      <Foot />
    </>
  )
}
