import { Checkbox, Radio, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { groupNames, groupQueries, groupTree, GroupTreeList, type Group } from '@/entities/group';
import { type User, userName, userNames, userQueries } from '@/entities/user';
import {
  assignedName,
  isAssigned,
  withAssigned,
  type Audience,
  type WidgetAssignment,
} from '@/entities/widget';
import type { FieldsProps } from '@/shared/lib/form';
import { holdsWords } from '@/shared/lib/word-search';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';
import type { WidgetValues } from '../model/widget-form';
import { PEOPLE_SHOWN } from '../config/limits';
import classes from './widget-form.module.css';

const EVERYBODY = 'everybody';
const CHOSEN = 'chosen';

/** Choice between everybody and certain groups and people. */
export function AudienceFields({ values, errors, change }: FieldsProps<WidgetValues>) {
  const groups = useQuery(groupQueries.ofOrganization());
  const people = useQuery(userQueries.list());
  const { assignedTo, isForEverybody } = values;
  const box = (assignment: WidgetAssignment, name: string, detail = '') => (
    <Checkbox
      size="md"
      label={name}
      {...(detail !== '' && { description: detail })}
      checked={isAssigned(assignedTo, assignment.type, assignment.id)}
      onChange={(event) =>
        change({ assignedTo: withAssigned(assignedTo, assignment, event.currentTarget.checked) })
      }
    />
  );
  const known: Audience = {
    groups: groups.data && groupNames(groups.data),
    people: people.data && userNames(people.data),
  };
  // Deleted groups and people, and the root group: they have no other checkbox.
  const others =
    groups.data && people.data ? assignedTo.filter((one) => !hasBox(one, groups.data, people.data)) : [];
  return (
    <section className={classes['section']}>
      <h2>{texts.who}</h2>
      <Radio.Group
        aria-label={texts.who}
        value={isForEverybody ? EVERYBODY : CHOSEN}
        onChange={(kind) => change({ isForEverybody: kind === EVERYBODY })}
      >
        <div className={classes['fields']}>
          <Radio value={EVERYBODY} size="md" label={texts.toEverybody} />
          <Radio value={CHOSEN} size="md" label={texts.toChosen} />
        </div>
      </Radio.Group>
      {!isForEverybody && (
        <>
          {others.length > 0 && (
            <ul className={classes['choices']}>
              {others.map((one) => (
                <li key={`${one.type} ${one.id}`}>
                  {box(
                    one,
                    assignedName(one, known) ?? (one.type === 'group' ? texts.goneGroup : texts.gonePerson),
                  )}
                </li>
              ))}
            </ul>
          )}
          <h3>{texts.groups}</h3>
          <QueryView query={groups}>
            {(all) => (
              <GroupTreeList groups={all} box={(group) => box({ type: 'group', id: group.id }, group.name)} />
            )}
          </QueryView>
          <h3>{texts.people}</h3>
          <QueryView query={people}>
            {(all) => (
              <PeopleBoxes
                people={all}
                assignedTo={assignedTo}
                error={errors['assignedTo']}
                box={(user) => box({ type: 'user', id: user.userId }, userName(user), user.email)}
              />
            )}
          </QueryView>
        </>
      )}
    </section>
  );
}

function hasBox({ type, id }: WidgetAssignment, groups: readonly Group[], people: readonly User[]): boolean {
  if (type !== 'group') return people.some(({ userId }) => userId === id);
  return groupTree(groups).some(({ group, children }) => [group, ...children].some((one) => one.id === id));
}

interface PeopleBoxesProps {
  people: readonly User[];
  assignedTo: readonly WidgetAssignment[];
  error: string | undefined;
  box: (user: User) => ReactNode;
}

/** Checkboxes for people; those assigned initially come first and are shown for every search. */
function PeopleBoxes({ people, assignedTo, error, box }: PeopleBoxesProps) {
  const [search, setSearch] = useState('');
  const [chosenAtFirst] = useState(assignedTo);
  const isFirst = ({ userId }: User) =>
    chosenAtFirst.some(({ type, id }) => type === 'user' && id === userId);
  const found = people.filter(
    (user) => !isFirst(user) && holdsWords(`${userName(user)} ${user.email}`, search),
  );
  const shown = [...people.filter(isFirst), ...found.slice(0, PEOPLE_SHOWN)];
  return (
    <>
      <TextInput
        type="search"
        size="md"
        aria-label={texts.findPerson}
        placeholder={texts.findPerson}
        value={search}
        error={error}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Enter only searches; it must not submit the form, which has its own button.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {shown.length === 0 && <p className={classes['hint']}>{texts.nobodyFound}</p>}
      <ul className={classes['choices']}>
        {shown.map((user) => (
          <li key={user.userId}>{box(user)}</li>
        ))}
      </ul>
      {found.length > PEOPLE_SHOWN && (
        <p className={classes['hint']}>{texts.more({ count: found.length - PEOPLE_SHOWN })}</p>
      )}
    </>
  );
}
