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
        Write to <a href={mail}>{site.supportEmail}</a>. A person reads every message.
      </p>
      <h2 id="wrong">A number looks wrong</h2>
      <p>Please tell us:</p>
      <ul>
        <li>the page, or its share link if your numbers aren’t private</li>
        <li>the number you saw and the number you expected</li>
        <li>where your number comes from: a statement, a form, a law or another calculator</li>
      </ul>
      <p>
        <a className="button" href={`${mail}?subject=${encodeURIComponent('This number looks wrong')}`}>
          Report a number
        </a>
      </p>
      <p>
        If you’re right, we’ll fix it and add it to our <Link to="/about#corrections">list of corrections</Link>.
      </p>
      <h2 id="please">What to leave out</h2>
      <p>
        Please don’t send Social Security numbers, account or card numbers, passwords or full statements. We never need
        them, and nobody from {site.name} will ask for them.
      </p>
      <h2 id="cannot">What we can’t do</h2>
      <p>
        We can’t give personal financial, tax or legal advice. We also can’t restore numbers your browser has deleted,
        because we never had them. See <Link to="/support">Support</Link> for answers to common questions.
      </p>
    </div>
  )
}
