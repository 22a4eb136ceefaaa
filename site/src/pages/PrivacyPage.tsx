import { AppLink, Page } from "@nataraj/ui";
import { useSettings } from "../settings/SettingsProvider.tsx";

/** /privacy: the policy of July 28th 2024. It has to stay true: who changes what is stored changes it too. */
export function PrivacyPage() {
  const email = useSettings()?.contactEmail;
  return (
    <Page title="Privacy policy" width="text" lead="Effective July 28th 2024">
      <div className="nj-prose">
        <h2>What we collect</h2>
        <ul>
          <li>
            <strong>Name and email.</strong> You give them when you sign up, or Google or GitHub gives them to us when
            you sign up there.
          </li>
          <li>
            <strong>Music.</strong> The file that you upload is processed temporarily and not stored: it is cut to the
            section that you chose and then deleted. Only that section, at most 60 seconds, is kept with your project,
            because the project plays it. It is deleted with the project. A project that you have started stays in your
            own browser, with its song, until it is finished or you sign out, for at most a day.
          </li>
          <li>
            <strong>Lyrics.</strong> The words that are heard in the section are stored with your project.
          </li>
          <li>
            <strong>Profile picture.</strong> If you upload one, it is stored without the information that cameras add
            to pictures.
          </li>
          <li>
            <strong>Messages.</strong> What you write in the contact form is stored with the address that you give.
          </li>
          <li>
            <strong>Crash data.</strong> When something fails, we record what failed so that we can fix it.
          </li>
          <li>
            <strong>Personal dance video is not stored.</strong> Practice with the Android app is compared on your
            device, and its report is saved on your device only.
          </li>
        </ul>
        <h2>How we use it</h2>
        <p>
          To sign you in, to make and show your choreographies, to answer your messages and to keep the product working.
          We may send the section of music and its lyrics to a service that recognises words and plans steps, for that
          purpose alone.
        </p>
        <h2>Sharing</h2>
        <p>
          We do not share your data for advertising and we do not sell it. A hosted authentication service and cloud
          file storage may keep data on our behalf. A project that you make public can be opened by anyone who has its
          link.
        </p>
        <h2>Your choices</h2>
        <p>
          You can keep projects private, delete them at any time, change your name, password and picture, and delete
          your account in your <AppLink href="/profile">profile</AppLink>.
        </p>
        <h2>Retention</h2>
        <p>
          We keep your data until you delete your account. Then all of it is deleted: projects, their music and lyrics,
          your picture, your contact messages and your sign-in details.
        </p>
        <h2>Security</h2>
        <p>
          Passwords are kept only as hashes, connections are encrypted where the site is served over HTTPS, and private
          projects are shown to nobody but their owner. No system is perfectly secure. We will tell you if your data is
          affected.
        </p>
        <h2>Children</h2>
        <p>
          We do not collect data from children under 13. If you believe that we have, write to us and we will delete it.
        </p>
        <h2>Contact</h2>
        <p>
          {email ? (
            <>
              Write to us at <a href={`mailto:${email}`}>{email}</a>.
            </>
          ) : (
            // As long as the other in lines: what is below must not jump when the settings come.
            "Write to us with the form below. We answer by email."
          )}
        </p>
      </div>
    </Page>
  );
}
