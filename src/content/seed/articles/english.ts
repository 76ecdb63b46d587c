import type { SeedArticle } from '../seed-types.ts'

/** Own articles in English. */
export const english: SeedArticle[] = [
  {
    slug: 'understanding-vat-on-a-french-invoice-en',
    title: 'Understanding VAT on a French invoice',
    summary:
      'Where to find the VAT on a French invoice, what each line means and which mistakes can cost you the right to recover it.',
    motif: 'AEF',
    source: 'impots.gouv.fr',
    html: `<p>A French invoice can look crowded. Most of what is printed on it is there for one
reason: to show who owes which tax to whom. Once you know the five or six words that matter, you can
check a supplier’s invoice in less than a minute.</p>
<h2>The words you will see</h2>
<table>
<caption>French terms and what they mean</caption>
<thead><tr><th scope="col">On the invoice</th><th scope="col">In English</th></tr></thead>
<tbody>
<tr><th scope="row">HT (hors taxes)</th><td>Price before VAT</td></tr>
<tr><th scope="row">Taux de TVA</th><td>VAT rate applied to the line</td></tr>
<tr><th scope="row">Montant de la TVA</th><td>Amount of VAT, shown for each rate</td></tr>
<tr><th scope="row">TTC (toutes taxes comprises)</th><td>Total to pay, VAT included</td></tr>
<tr><th scope="row">Autoliquidation</th><td>Reverse charge: the customer accounts for the
VAT</td></tr>
<tr><th scope="row">Franchise en base</th><td>Small business scheme: no VAT is charged</td></tr>
</tbody>
</table>
<h2>Who really pays?</h2>
<p>A business registered for VAT collects it from customers, deducts the VAT it has paid to
suppliers and sends the difference to the State. VAT is therefore not your income, and it is usually
not your cost either.</p>
<div class="exemple"><p><strong>Example, with invented amounts.</strong> You sell for €900 plus €90
of VAT. During the same period you bought for €400 plus €40 of VAT. You owe €50, which is €90 less
€40.</p></div>
<h2>Before you deduct</h2>
<ol>
<li>Check that the invoice carries the exact name and address of your business.</li>
<li>Make sure the supplier’s VAT number is printed and that the VAT amount is stated.</li>
<li>Ask whether the purchase serves the business: private use is not deductible.</li>
<li>Look up the special cases, such as cars, hotel nights and gifts.</li>
</ol>
<h2>Three common mistakes</h2>
<ul>
<li>Working out the VAT yourself when the invoice shows none.</li>
<li>Using a card receipt or an order form in place of an invoice.</li>
<li>Forgetting the reverse charge on a service bought from abroad.</li>
</ul>
<div class="encadre"><p class="encadre-titre">Good to know</p><p>Rates, schemes and filing dates
change. Read the current rule on the tax administration’s website before you set up your software,
and ask for a corrected invoice rather than writing on the original.</p></div>
<p>If an invoice still puzzles you, send us a copy before you pay it. A question asked early is a
correction avoided.</p>`,
  },
  {
    slug: 'hiring-your-first-employee-in-france-en',
    title: 'Hiring your first employee in France: the order of steps',
    summary:
      'From describing the job to the first payslip: what to do, in which order, when you become an employer in France.',
    motif: 'AES',
    source: 'urssaf.fr',
    html: `<p>The paperwork of a first hire is not difficult. It is simply unforgiving about order:
some steps must be complete before the person starts work, even for a one-day trial. Here is the
sequence we follow with our own clients.</p>
<h2>Decide what you are hiring for</h2>
<p>Write down the tasks, the hours and the place of work. Then identify the collective agreement
(<em>convention collective</em>) that applies to your activity. It may set minimum pay, the length
of the trial period and extra leave, so it comes before the job advertisement, not after.</p>
<h2>The steps, in order</h2>
<table>
<caption>What to do and when</caption>
<thead><tr><th scope="col">When</th><th scope="col">Step</th></tr></thead>
<tbody>
<tr><th scope="row">Before the start date</th><td>Check identity and the right to work, then file
the pre-hire declaration (<em>déclaration préalable à l’embauche</em>) with Urssaf</td></tr>
<tr><th scope="row">On or before day one</th><td>Sign the contract, enter the person in the staff
register, explain the safety rules</td></tr>
<tr><th scope="row">First weeks</th><td>Confirm health cover, provident cover and the occupational
health visit</td></tr>
<tr><th scope="row">Each month</th><td>Issue a payslip and send the social declaration
(<abbr title="déclaration sociale nominative">DSN</abbr>)</td></tr>
</tbody>
</table>
<h2>What the job will cost</h2>
<p>The gross salary is only the beginning. Add:</p>
<ul>
<li>employer’s contributions, which vary with pay and activity;</li>
<li>paid leave and the days when nobody replaces the person;</li>
<li>transport, meals and health cover where they apply;</li>
<li>equipment, training and your own time.</li>
</ul>
<p>Compare the total with the margin that the new position can bring in. If it takes a year to break
even, make sure the bank account can wait a year.</p>
<div class="encadre"><p class="encadre-titre">Written risk assessment</p><p>Every employer must keep
a written assessment of workplace risks, the <em>document unique</em>. A short, honest document
about your real premises is more useful than a long template.</p></div>
<h2>Common slips</h2>
<ol>
<li>Letting someone start “just to help” before the declaration is filed.</li>
<li>Renewing a trial period without written agreement.</li>
<li>Treating a regular freelancer as an employee in all but name.</li>
</ol>
<p>The official site explains each declaration and lists the aid that may be open to you. Bring us
the job description first: the contract and the payroll follow from it.</p>`,
  },
  {
    slug: 'getting-paid-on-time-en',
    title: 'Getting paid on time: a calm and firm routine',
    summary:
      'Clear terms, prompt invoices and polite reminders: a routine that helps a small business in France to be paid when it should be.',
    motif: 'AEJ',
    source: 'economie.gouv.fr',
    html: `<p>Late payment rarely begins on the due date. It begins when a quote says nothing about
payment, when an invoice leaves two weeks after the job, or when nobody knows which person approves
it on the other side. Most of the cure is therefore preventive.</p>
<h2>Before you start work</h2>
<ul>
<li>Check who your customer is: the trading name, the company behind it and its SIREN number.</li>
<li>Have the quote (<em>devis</em>) signed, with a deposit and a payment schedule.</li>
<li>Ask where invoices should be sent and whether an order number is needed.</li>
<li>State your terms: due date, late payment interest and the fixed recovery charge that applies
between businesses.</li>
</ul>
<h2>A reminder ladder</h2>
<p>Decide the steps once and follow them every time. A routine is easier to defend than a mood, and
customers soon learn that you keep to it.</p>
<table>
<caption>Four steps, each in a different tone</caption>
<thead><tr><th scope="col">Step</th><th scope="col">How</th><th scope="col">What to
say</th></tr></thead>
<tbody>
<tr><th scope="row">Check</th><td>E-mail before the due date</td><td>Do you have everything you need
to pay?</td></tr>
<tr><th scope="row">Remind</th><td>E-mail with the invoice attached</td><td>It may have been
overlooked.</td></tr>
<tr><th scope="row">Call</th><td>Telephone, then a written summary</td><td>Which day will the
transfer leave?</td></tr>
<tr><th scope="row">Formal notice</th><td>Registered letter (<em>mise en
demeure</em>)</td><td>Amount, final date, next step</td></tr>
</tbody>
</table>
<h2>When the answer is a complaint</h2>
<p>Deal with it the same day. Ask for the undisputed part to be paid now, and put the rest in
writing. A dispute left open is the most convenient excuse there is.</p>
<div class="encadre"><p class="encadre-titre">If the customer is insolvent</p><p>Once insolvency
proceedings open in France, creditors must declare what they are owed within a strict period. Tell
your accountant as soon as you hear the news.</p></div>
<h2>Going further</h2>
<ol>
<li>Gather the signed quote, proof of delivery, invoice and reminders.</li>
<li>Ask which route suits the claim: an order for payment, a simplified procedure or a hearing.</li>
<li>Watch the time limits, which differ for consumers and for businesses.</li>
</ol>
<p>The Ministry for the Economy publishes the rules on payment terms. Read them once a year, then
update the back of your invoices.</p>`,
  },
  {
    slug: 'passwords-for-a-small-team-en',
    title: 'Passwords for a small team: three habits that last',
    summary:
      'A shared manager, a second factor and a leaving list: how a small team can look after its passwords without slowing down.',
    motif: 'AEM',
    source: 'cnil.fr',
    html: `<p>In a team of four, everybody knows the password of the bank, the supplier’s portal and
the office e-mail. It is on a sticky note, or in a message from two summers ago. Nobody is careless;
there was simply never a better place to put it. This is how to create one.</p>
<h2>Habit one: a password manager</h2>
<p>A manager is a locked box that creates long, different passwords and fills them in for you. Each
person keeps one key: a phrase of several unrelated words, used nowhere else. Shared accounts go in
a shared folder, so that access can be given or withdrawn without anyone reading the password
aloud.</p>
<h2>Habit two: a second factor</h2>
<p>Switch on two-step sign-in wherever it is offered, starting with the accounts that open all the
others.</p>
<table>
<caption>Where to begin</caption>
<thead><tr><th scope="col">Account</th><th scope="col">Why it matters</th></tr></thead>
<tbody>
<tr><th scope="row">E-mail</th><td>It resets every other password</td></tr>
<tr><th scope="row">Bank</th><td>A thief needs only a few minutes</td></tr>
<tr><th scope="row">Accounting and payroll</th><td>Personal data of staff and customers</td></tr>
<tr><th scope="row">Domain name and website</th><td>Your public face, and your e-mail
again</td></tr>
</tbody>
</table>
<h2>Habit three: a leaving list</h2>
<p>When someone leaves, you should be able to close their access in a quarter of an hour. Keep one
page that says who can open what, and update it on the day anything changes.</p>
<ol>
<li>Remove the person from the manager and from shared folders.</li>
<li>Change the few passwords that could not be personal.</li>
<li>Sign out the telephones and laptops that are still connected.</li>
<li>Redirect the mailbox for a limited time, and tell the person.</li>
</ol>
<div class="encadre"><p class="encadre-titre">If you think a password has leaked</p><p>Change it
from a clean computer, end all open sessions and check the forwarding rules of the mailbox. If
personal data may have been exposed, read the data protection authority’s guidance on breaches at
once.</p></div>
<h2>What to stop doing</h2>
<ul>
<li>Sending passwords by e-mail or text message.</li>
<li>Adding a number to last year’s password.</li>
<li>Sharing one login when the service allows several.</li>
</ul>
<p>Pick one afternoon, one manager and one volunteer. Begin with e-mail, and let the rest follow
over the month.</p>`,
  },
]
