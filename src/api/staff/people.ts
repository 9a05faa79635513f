import { createHandler } from "../../server/http/create-handler";
import { addPerson, changePerson, listPeople } from "../../server/staff/answer-people";

/** `/api/staff/people`: who has access, for owners. */
export default createHandler({ GET: listPeople, POST: addPerson, PATCH: changePerson });
