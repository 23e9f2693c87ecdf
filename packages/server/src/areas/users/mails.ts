import { emailCode } from './rules.ts'

/** Texts of the mails that this area sends; plain text, as all mail here. */

export const confirmAddress = (code: string) => ({
  subject: 'Confirm your e-mail address',
  text: `Your code is ${code}. It is good for ${emailCode.minutes} minutes.

Type it where you asked for the new address. If that was not you, do nothing: nothing changes without the code.`,
})

/** To an address that has an account already; whoever asked learns nothing of that. */
export const addressInUse = {
  subject: 'Your e-mail address was entered in another account',
  text: `Somebody entered this address as their new one. It belongs to an account already, so nothing was changed.

If it was you, sign in with this address, or choose another for the second account.`,
}

export const addressChanged = (to: string) => ({
  subject: 'The e-mail address of your account was changed',
  text: `Your account now has the address ${masked(to)}. This one no longer belongs to it.

If that was not you, write to us at once.`,
})

export const passwordChanged = {
  subject: 'Your password was changed',
  text: `The password of your account was changed on your account page. Every other device is signed out.

If that was not you, set a new one at once with “Forgotten your password?” where you sign in, and write to us.`,
}

/** Enough to know one's own address again, for a mailbox that may be read by others by now. */
const masked = (email: string) => email.replace(/^(.)[^@]*/, '$1…')

export const childAccount = (
  child: { first_name: string; username: string; has_password: boolean },
  manage_url: string,
) => ({
  subject: `${child.first_name}’s account`,
  text: `${child.first_name} has an account now. The user name is:

${child.username}

${
  child.has_password
    ? 'The password is the one that you chose. It is in no mail; you can set a new one here, signed in as yourself:'
    : 'There is no password yet. Set one here, signed in as yourself, and tell it to your child:'
}
${manage_url}`,
})

export const contact = (message: string, from: { name: string; email: string | null; id: string | null }) => ({
  subject: 'Message from the contact form',
  text: `${message}

--
From: ${from.name || 'somebody who is not signed in'}
Address: ${from.email ?? 'none'}${from.id === null ? ' (as given, not confirmed)' : ''}
Account: ${from.id ?? 'none'}`,
})
