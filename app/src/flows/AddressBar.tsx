import type { SyntheticEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** A back button and an address field, which stories lack. */
export function AddressBar() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const address = pathname + search;
  const go = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(String(new FormData(event.currentTarget).get('address')));
  };
  return (
    <form aria-label="Browser" onSubmit={go} style={{ display: 'flex' }}>
      <button type="button" onClick={() => void navigate(-1)} style={{ padding: '8px 12px', font: 'inherit' }}>
        Back
      </button>
      <input
        key={address}
        name="address"
        aria-label="Address"
        defaultValue={address}
        style={{ flex: 1, padding: '8px 12px', border: 0, font: 'inherit' }}
      />
    </form>
  );
}
