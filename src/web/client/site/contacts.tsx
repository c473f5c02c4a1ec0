import { siteContract } from '#contract/site/site.ts'
import { classNames } from '#web/kit/theme/class-names.ts'
import { useCall } from '../api/api.ts'
import { noRows } from '../api/no-rows.ts'

/** Messenger contacts by their index in the spec (LAYOUT-012, LAYOUT-013). */
const contactNames = ['텔레그램', '카카오톡'] as const

type Contact = ReturnType<typeof useContacts>[number]

/** Guests have no live connection, so contacts are polled. */
const refetchInterval = 30_000

const useMessengers = () =>
  useCall(siteContract.messengers, undefined, { staleTime: 60_000, refetchInterval, retry: false })

/** True when the contacts are loaded; content below them waits for it. */
export const useAreContactsSettled = (): boolean => !useMessengers().isPending

/** The active contacts. */
export function useContacts() {
  const { data = noRows } = useMessengers()
  return contactNames.flatMap((name, index) => {
    const contact = data[index]
    return contact?.useFlag === 1 ? [{ name, ...contact }] : []
  })
}

const contactClass = 'flex h-12 items-center gap-3 rounded-md px-2'

type ContactBannerProps = {
  readonly contacts: readonly Contact[]
  /** Guests can't open pages of the site, so internal addresses are not linked. */
  readonly guest?: boolean
}

/** Contacts outside the site; one without an address is shown without a link. */
export function ContactBanner({ contacts, guest = false }: ContactBannerProps) {
  return (
    <section
      aria-label="고객 연락처"
      className={classNames('card grid gap-1 p-2', guest && contacts.length > 1 && 'grid-cols-2')}
      data-banner
    >
      {contacts.map(contact =>
        contact.url === '' || (guest && contact.url.startsWith('/')) ? (
          <div key={contact.name} className={contactClass}>
            <ContactFace contact={contact} />
          </div>
        ) : (
          <a
            key={contact.name}
            href={contact.url}
            target="_blank"
            rel="noopener noreferrer"
            className={`${contactClass} hover:bg-s2`}
          >
            <ContactFace contact={contact} />
          </a>
        ),
      )}
    </section>
  )
}

const ContactFace = ({ contact }: { readonly contact: Contact }) => (
  <>
    <img
      src={`/file/download/${contact.imgPath.replace(/^\//, '')}`}
      alt=""
      width={32}
      height={32}
      className="size-8 rounded-md bg-s3"
    />
    <span className="grid min-w-0">
      <span className="text-xs text-dim">{contact.name}</span>
      <span className="truncate font-semibold">{contact.messengerId}</span>
    </span>
  </>
)
