import { Link } from 'react-router'
import { site } from '#content/site.ts'
import { pageMeta } from '../shell/page-meta.ts'

export const meta = () => pageMeta('/contact')

export default function Contact() {
  const mail = `mailto:${site.supportEmail}`
  return (
    <div className="prose">
      <h1 className="text-3xl">Contact Us</h1>
      <p className="text-lg">
        Write to <a href={mail}>{site.supportEmail}</a>. A person reads it.
      </p>
      <h2 id="wrong">A number looks wrong</h2>
      <p>Please tell us:</p>
      <ul>
        <li>the page, or its share link if the inputs are not private;</li>
        <li>the number you saw and the number you expected;</li>
        <li>where yours comes from: a statement, a form, a law, another calculator.</li>
      </ul>
      <p>
        <a className="button" href={`${mail}?subject=${encodeURIComponent('This number looks wrong')}`}>
          Report a number
        </a>
      </p>
      <p>
        If you are right, we fix it and add it to the <Link to="/about#corrections">list of corrections</Link>.
      </p>
      <h2 id="please">Please leave out</h2>
      <p>
        Social Security numbers, account and card numbers, passwords and full statements. We never need them, and nobody
        from {site.name} will ask for them.
      </p>
      <h2 id="cannot">What we cannot do</h2>
      <p>
        Give personal financial, tax or legal advice, or bring back numbers your browser has deleted: they were never
        with us. Common questions are answered under <Link to="/support">Support</Link>.
      </p>
    </div>
  )
}
