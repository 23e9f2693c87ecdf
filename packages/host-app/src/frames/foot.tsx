import { Link } from 'react-router'
import { useDeployment } from '../deployment.ts'

/** What stands below every page for guests: the ways to the others. */
export function Foot() {
  const { brand, config } = useDeployment()
  return (
    <footer className="foot">
      <p>{brand.title}</p>
      <nav aria-label="More">
        <Link to="/ask-coach">Ask the coach</Link>
        <Link to="/courses">Courses</Link>
        <Link to="/blogs">Blog</Link>
        <Link to="/support">Support</Link>
        <Link to="/terms-condition">Terms</Link>
        <Link to="/privacy-policy">Privacy</Link>
        <span className="foot-group">
          {config.demonstration && <a href="/examples/">Example pages</a>}
          <a href="/api/docs">For developers</a>
        </span>
      </nav>
    </footer>
  )
}
